/// The doors to the outside: HTTP calls, sockets, who is signed in, how much one address may ask for, static pages, health and metrics.
@NullMarked
package hearthside.server.http;

import org.jspecify.annotations.NullMarked;
