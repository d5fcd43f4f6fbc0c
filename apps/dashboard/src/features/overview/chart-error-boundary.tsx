import { Component, type ReactNode } from "react";

/** A chart that cannot be had leaves a sentence in its frame, and the figures around it alone. */
export class ChartErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p className="text-ui text-fg-3">
        This chart could not be loaded. Load the page again to see it.
      </p>
    );
  }
}
