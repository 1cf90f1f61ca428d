import { fold, lowerAscii } from '../turkish/fold.ts'

/** The account that somebody names to sign in: by its username or its address, however it is spelt. */
export const loginName = (typed: string): { by: 'email' | 'username'; value: string } =>
  typed.includes('@')
    ? { by: 'email', value: lowerAscii(typed) }
    : { by: 'username', value: fold(typed) }
