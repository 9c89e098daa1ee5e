/// Makes packages of what was built: a zip for any Java, an archive and a Debian package with a runtime of their own, a container image,
/// with checksums and a list of what is inside. Everything is written by this program, not by tools of the machine, so that the same
/// sources give the same bytes everywhere. Not delivered.
@NullMarked
package hearthside.release;

import org.jspecify.annotations.NullMarked;
