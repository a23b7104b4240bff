import { Box, chakra } from '@chakra-ui/react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../ui/button';

interface Props {
  children: ReactNode;
  /** A change of it, such as the address, clears the failure. */
  resetKey?: string;
}
interface State {
  failed: boolean;
  resetKey: string | undefined;
}

/** ErrorBoundary stands around a screen, so that a fault in one leaves the header and the others usable. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Box role="alert" maxW="xl" mx="auto" px="6" py="24" textAlign="center">
        <chakra.h1 textStyle="h2">Something went wrong on this page</chakra.h1>
        <chakra.p color="fg.muted" mt="3">
          Trying again usually helps. If it does not, reload the page.
        </chakra.p>
        <Box mt="6" display="flex" gap="3" justifyContent="center">
          <Button onClick={() => this.setState({ failed: false })}>Try again</Button>
          <Button variant="outline" onClick={() => location.reload()}>
            Reload the page
          </Button>
        </Box>
      </Box>
    );
  }
}
