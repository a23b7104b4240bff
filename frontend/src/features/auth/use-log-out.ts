import { logOut } from '@tailwright/contracts/auth';
import { useMutation } from '@tanstack/react-query';
import { api, messageOf } from '../../lib/api';
import { toast } from '../../ui/toast';
import { useSession } from './session';

/** useLogOut ends the session on the server, then here. */
export function useLogOut() {
  const { leave } = useSession();
  return useMutation({
    mutationFn: () => api(logOut),
    onSuccess: leave,
    onError: (error) => toast({ tone: 'destructive', title: 'Error', description: messageOf(error, 'Logout failed') }),
  });
}
