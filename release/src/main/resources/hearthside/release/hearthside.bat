@echo off
rem Hearthside as it comes in a package: opens the table in the browser; "hearthside --help" lists what else there is.
setlocal
for %%i in ("%~dp0..") do set "ROOT=%%~fi"
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
set "FOUND="
for /f "tokens=3" %%v in ('"%JAVA%" -version 2^>^&1 ^| findstr /i " version "') do set "FOUND=%%~v"
for /f "delims=.-+ tokens=1" %%m in ("%FOUND%") do set "MAJOR=%%m"
if not defined MAJOR goto needed
if %MAJOR% LSS 25 goto needed
if not defined HEARTHSIDE_DATA set "HEARTHSIDE_DATA=%LOCALAPPDATA%\Hearthside"
set "NOTED=%LOCALAPPDATA%\Hearthside\cache\hearthside-@VERSION@-%FOUND%.aot"
set "WITH="
if exist "%NOTED%" set WITH="-XX:AOTCache=%NOTED%" -XX:+VerifySharedSpaces -Xlog:aot*=off -Xlog:cds*=off
set "WHAT=%*"
if "%~1"=="" set "WHAT=serve"
set "COLLECTOR=-XX:+UseParallelGC"
echo "%HEARTHSIDE_JAVA_OPTIONS%" | findstr /r /c:"-XX:+Use.*GC" >nul && set "COLLECTOR="
"%JAVA%" -XX:+ExitOnOutOfMemoryError %COLLECTOR% %WITH% %HEARTHSIDE_JAVA_OPTIONS% "-Dhearthside.aot=%NOTED%" "-Dhearthside.data=%HEARTHSIDE_DATA%" "-Dhearthside.root=%ROOT%" -jar "%ROOT%\app\hearthside.jar" %WHAT%
exit /b %ERRORLEVEL%
:needed
echo Hearthside needs Java 25 or later, and %JAVA% is not: install one (such as Temurin 25) or name it in JAVA_HOME. 1>&2
exit /b 69
