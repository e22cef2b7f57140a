# cmake -DPROGRAM=… -DOUT=… -P ListSuites.cmake: writes what registers a test for each suite of a GoogleTest program.
execute_process(COMMAND ${PROGRAM} --gtest_list_tests OUTPUT_VARIABLE listing COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "(^|\n)[^ \n]+\\." suites "${listing}")
set(script "")
foreach(suite IN LISTS suites)
  string(REGEX REPLACE "^\n|\\.$" "" suite "${suite}")
  string(APPEND script "\
add_test([==[${suite}]==] [==[${PROGRAM}]==] [==[--gtest_filter=${suite}.*]==])
set_tests_properties([==[${suite}]==] PROPERTIES TIMEOUT 600)
")
endforeach()
file(WRITE ${OUT} "${script}")
