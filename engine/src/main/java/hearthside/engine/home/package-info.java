/// What takes the place of a class of the house in the browser, under the same name: see `build.BrowserClasses`.
@NullMarked
package hearthside.engine.home;

import org.jspecify.annotations.NullMarked;
