# The Debian package, by CPack: ./package.sh makes it. Who builds it may say who they are, as for Debian's own tools.
if(DEFINED ENV{DEBEMAIL})
  set(CPACK_PACKAGE_CONTACT "$ENV{DEBFULLNAME} <$ENV{DEBEMAIL}>")
else()
  set(CPACK_PACKAGE_CONTACT "Scarp maintainers <maintainers@scarp.example>")
endif()
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME scarp)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "editor for heightmap terrain")
set(CPACK_PACKAGE_DESCRIPTION "\
Scarp opens elevation data of nearly any kind, or makes new ground. Where the
cursor meets the ground the brush sculpts and objects stand. It exports for
game engines, 3D tools and GIS, reads every export back and states its error.
.
The same is done without a display by scripts and commands.")
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/package)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_SET_DESTDIR OFF)
set(CPACK_STRIP_FILES ON)
set(CPACK_MONOLITHIC_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION graphics)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# What is opened by name as the program runs: OpenGL by libepoxy, pictures of icons by Qt.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libgl1, libegl1")
# The Python module is for one version of Python, and Debian wants that said.
if(TARGET _scarp)
  math(EXPR next "${SCARP_PYTHON_MINOR} + 1")
  string(APPEND CPACK_DEBIAN_PACKAGE_DEPENDS ", python3 (>= 3.${SCARP_PYTHON_MINOR}), python3 (<< 3.${next})")
endif()
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "libgl1-mesa-dri, qt6-wayland, qt6-translations-l10n, python3-numpy")
# projsync of proj-bin installs grids for vertical datums.
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "fonts-noto-cjk, proj-bin")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

# What Debian wants of every package, and no other way of installing.
configure_file(debian-changelog.in changelog.Debian @ONLY)
configure_file(debian-documents.cmake.in debian-documents.cmake @ONLY)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_BINARY_DIR}/debian-documents.cmake)

include(CPack)
