export { noteSignUp } from './sign-ups.ts'
