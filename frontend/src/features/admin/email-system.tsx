import { Box, chakra } from '@chakra-ui/react';
import { type MailOutcome, sendTestMail, verifyMail } from '@tailwright/contracts/mail';
import { useMutation } from '@tanstack/react-query';
import { Plug, Send } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { api } from '../../lib/api';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/field';
import { toast } from '../../ui/toast';

export function EmailSystem() {
  return (
    <Card>
      <chakra.h2 textStyle="h3">Email System</chakra.h2>
      <chakra.p color="fg.muted" mt="2">
        Test the outgoing email system: check the connection to the SMTP server, then send a message through it.
      </chakra.p>
      <VerifyConnection />
      <SendTestEmail />
    </Card>
  );
}

function VerifyConnection() {
  const verification = useMutation({
    mutationFn: () => api(verifyMail),
    onSuccess: ({ success, message }: MailOutcome) =>
      success
        ? toast({ tone: 'success', title: 'Email Connection Successful', description: message })
        : toast({
            tone: 'destructive',
            title: 'Email Connection Failed',
            description: message || 'Could not connect to the email server.',
          }),
    onError: (error) => {
      console.error('Failed to verify email connection', error);
      toast({ tone: 'destructive', title: 'Verification Error', description: 'Failed to verify email connection' });
    },
  });
  return (
    <Box mt="6" pt="6" borderTopWidth="1px">
      <Button
        variant="outline"
        loading={verification.isPending}
        loadingText="Verifying..."
        onClick={() => verification.mutate()}
      >
        <Plug size={16} aria-hidden />
        Verify Email Connection
      </Button>
    </Box>
  );
}

function SendTestEmail() {
  const [email, setEmail] = useState('');
  const sending = useMutation({
    mutationFn: () => api(sendTestMail, { body: { email } }),
    onSuccess: ({ success, message }: MailOutcome) =>
      success
        ? toast({ tone: 'success', title: 'Test Email Sent', description: message })
        : toast({
            tone: 'destructive',
            title: 'Failed to Send Email',
            description: message || 'Could not send the test email.',
          }),
    onError: (error) => {
      console.error('Failed to send test email', error);
      toast({ tone: 'destructive', title: 'Failed to Send Email', description: 'Failed to send test email' });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (email.trim()) return sending.mutate();
    toast({
      tone: 'destructive',
      title: 'Email Required',
      description: 'Please enter an email address to send the test email to.',
    });
  };
  return (
    <chakra.form
      noValidate
      onSubmit={submit}
      mt="6"
      pt="6"
      borderTopWidth="1px"
      display="flex"
      flexWrap="wrap"
      gap="3"
      alignItems="flex-end"
    >
      <Box flex="1" minW="14rem">
        <TextField
          label="Send Test Email"
          type="email"
          placeholder="you@example.com"
          autoComplete="email"
          value={email}
          disabled={sending.isPending}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Box>
      <Button type="submit" loading={sending.isPending} loadingText="Sending...">
        <Send size={16} aria-hidden />
        Send Test Email
      </Button>
    </chakra.form>
  );
}
