import { Component, type ReactNode } from "react";

export type ErrorBoundaryProps = {
  children: ReactNode;
  /** Shown if the children fail to render; React reports the error to the console. */
  fallback: ReactNode;
};

export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
