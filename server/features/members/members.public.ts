export { noteSignUp } from './sign-ups.ts'
export { mailSuspension } from './members.jobs.ts'
