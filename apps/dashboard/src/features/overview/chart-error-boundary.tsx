import { Component, type ReactNode } from "react";

/** A chart that fails to load shows a message in its frame. */
export class ChartErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p className="text-ui text-fg-3">Couldn’t load this chart. Reload the page to try again.</p>
    );
  }
}
