/** openapi-typescript works by the compiler's JavaScript API, which version 7 no longer has: it gets a compiler of its own. */
function readPackage(manifest) {
  if (manifest.name === "openapi-typescript") {
    delete manifest.peerDependencies.typescript;
    manifest.dependencies.typescript = "5.9.3";
  }
  return manifest;
}

module.exports = { hooks: { readPackage } };
