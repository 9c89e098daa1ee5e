/// What the tests of a server use: browsers, programs and clocks moved by hand, the databases and buses each in turn, and how to wait.
@NullMarked
package hearthside.server.testing;

import org.jspecify.annotations.NullMarked;
