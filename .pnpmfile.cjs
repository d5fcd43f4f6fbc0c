/** They work by the compiler's JavaScript API, which version 7 no longer has: they get a compiler of their own. */
const readers = ["react-docgen-typescript", "@joshwooding/vite-plugin-react-docgen-typescript"];

function readPackage(manifest) {
  if (readers.includes(manifest.name)) {
    delete manifest.peerDependencies?.typescript;
    delete manifest.peerDependenciesMeta?.typescript;
    manifest.dependencies = { ...manifest.dependencies, typescript: "5.9.3" };
  }
  // Only tools have them; as peers (by fauxqs and debug) they would be among the libraries of a release.
  for (const name of ["valibot", "supports-color"]) {
    delete manifest.peerDependencies?.[name];
    delete manifest.peerDependenciesMeta?.[name];
  }
  return manifest;
}

module.exports = { hooks: { readPackage } };
