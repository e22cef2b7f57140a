# The archive brings the libraries that Scarp needs along, but for those of these packages: the C and C++ runtimes,
# which must be the system's; what reaches the screen, the graphics card, the fonts and the desktop, which must fit
# the machine's own. A desktop of Debian 12 has all of them. Sourced by bash.
of_the_desktop=(
  libc6 libgcc-s1 libstdc++6
  libgl1 libglx0 libegl1 libopengl0 libglvnd0 libgbm1 libdrm2
  libx11-6 libx11-xcb1 libxau6 libxdmcp6 libxext6 libxrender1 libxcb1 libxcb-glx0 libxcb-randr0 libxcb-render0
  libxcb-shape0 libxcb-shm0 libxcb-sync1 libxcb-xfixes0 libxcb-xkb1 libwayland-client0 libice6 libsm6
  libfontconfig1 libfreetype6 libdbus-1-3 libglib2.0-0
)
