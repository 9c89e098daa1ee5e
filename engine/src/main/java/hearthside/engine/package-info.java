/// The rules and the bots for whoever runs them in a browser: strings go in, strings come out.
@NullMarked
package hearthside.engine;

import org.jspecify.annotations.NullMarked;
