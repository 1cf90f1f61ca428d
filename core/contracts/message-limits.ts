import { hiddenSignsIn } from '../text/line-text.ts'

export const messageLimits = {
  text: 5000,
  /** Of a conversation, the one who begins it included. */
  members: 20,
  name: 80,
  /** Conversations that a member begins in an hour: whoever writes to many strangers is slowed down, whoever talks is not. */
  newPerHour: { ofAnybody: 60, inFirstDay: 10 },
  messengerPageSize: 10,
  messagePageSize: 30,
  /** For so many seconds after a key was pressed somebody counts as typing. */
  typingSeconds: 8,
  /** Whoever goes on typing says so again after as many; the server passes on no more than that. */
  typingRepeatSeconds: 4,
} as const

export const messageMessages = {
  empty: 'Mesaj boş bırakılamaz.',
  tooLong: `Mesaj en çok ${messageLimits.text.toLocaleString('tr')} karakter olabilir.`,
  noMembers: 'En az bir kişi seçin.',
  tooManyMembers: `Bir konuşmada en çok ${messageLimits.members} kişi olabilir.`,
  nameTooLong: `Konuşmanın adı en çok ${messageLimits.name} karakter olabilir.`,
  nameHidden: hiddenSignsIn('Konuşmanın adında'),
} as const
