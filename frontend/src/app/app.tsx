import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { SessionProvider } from '../features/auth/session';
import { createQueryClient } from '../lib/query-client';
import { system } from '../ui/theme/system';
import { Toaster } from '../ui/toaster';
import { ErrorBoundary } from './error-boundary';
import { AppRoutes } from './router';

const queryClient = createQueryClient();

export function App() {
  return (
    <ChakraProvider value={system}>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          {/* Without transitions a choice shows at once, however long its screen takes to load. */}
          <BrowserRouter useTransitions={false}>
            <SessionProvider>
              <AppRoutes />
              <Toaster />
            </SessionProvider>
          </BrowserRouter>
        </QueryClientProvider>
      </ErrorBoundary>
    </ChakraProvider>
  );
}
