/** They work by the compiler's JavaScript API, which version 7 no longer has: they get a compiler of their own. */
const readers = [
  "openapi-typescript",
  "react-docgen-typescript",
  "@joshwooding/vite-plugin-react-docgen-typescript",
];

function readPackage(manifest) {
  if (readers.includes(manifest.name)) {
    delete manifest.peerDependencies?.typescript;
    delete manifest.peerDependenciesMeta?.typescript;
    manifest.dependencies = { ...manifest.dependencies, typescript: "5.9.3" };
  }
  // Only the tests have it, by fauxqs; as a peer it would be among the libraries of a release.
  delete manifest.peerDependencies?.valibot;
  delete manifest.peerDependenciesMeta?.valibot;
  return manifest;
}

module.exports = { hooks: { readPackage } };
