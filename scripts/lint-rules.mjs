/** Our own rules, where oxlint has none. */
export default {
  meta: { name: "frontage" },
  rules: {
    /** `new Date()` and `Date.now()` read the device's clock, which may be wrong. */
    "no-device-clock": {
      create(context) {
        const message =
          "The device's clock may be wrong: use currentTime() of time/server-clock.ts.";
        return {
          NewExpression(node) {
            const isNow = node.callee.name === "Date" && node.arguments.length === 0;
            if (isNow) context.report({ node, message });
          },
          MemberExpression(node) {
            const isNow = node.object.name === "Date" && node.property.name === "now";
            if (isNow) context.report({ node, message });
          },
        };
      },
    },
  },
};
