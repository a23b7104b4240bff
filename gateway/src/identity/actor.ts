import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import { AppError } from '@tailwright/contracts/errors';
import type { FastifyRequest } from './request.js';

const userOf = (context: ExecutionContext) => {
  const { user } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!user) throw new AppError('unauthorized');
  return user;
};

/** Actor is the id of the signed-in user. */
export const Actor = createParamDecorator((_: unknown, context: ExecutionContext) => userOf(context).id);

/** SignedIn is the signed-in user. */
export const SignedIn = createParamDecorator((_: unknown, context: ExecutionContext) => userOf(context));
