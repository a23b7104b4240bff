import { Module, type Type } from '@nestjs/common';
import { databaseModule } from '@tailwright/platform/database';
import { PlatformModule } from '@tailwright/platform/platform.module';
import { AccountDeletion } from './accounts/account-deletion.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { Accounts } from './accounts/accounts.js';
import { Passwords } from './accounts/passwords.js';
import type { AuthConfig } from './config.js';
import { database } from './data-source.js';
import { EventsController } from './events.controller.js';
import { KnownDevices } from './sessions/known-devices.js';
import { LogIn } from './sessions/log-in.js';
import { PasswordAttempts } from './sessions/password-attempts.js';
import { Pruning } from './sessions/pruning.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { Sessions } from './sessions/sessions.js';

export function appModule(config: AuthConfig): Type {
  @Module({
    imports: [PlatformModule.forRoot({ name: 'auth', config }), databaseModule({ ...database, config })],
    controllers: [AccountsController, SessionsController, EventsController],
    providers: [Accounts, AccountDeletion, Passwords, Sessions, LogIn, PasswordAttempts, KnownDevices, Pruning],
  })
  class AppModule {}
  return AppModule;
}
