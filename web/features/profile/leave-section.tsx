import { LeaveQuestion } from '../accounts/leave-question.tsx'

export const LeaveSection = ({ isUnsaved }: { isUnsaved: () => boolean }) => (
  <LeaveQuestion isUnsaved={isUnsaved} text="Bu bölümdeki değişiklikleri henüz kaydetmediniz." />
)
