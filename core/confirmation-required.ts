/** Apart from the other sentences of both sides, because a page needs it only when somebody is refused. */
export const confirmationRequired =
  'Bu özelliği kullanmak için e-posta adresinizi onaylamanız gerekiyor. Onay e-postasını yeniden isteyebilirsiniz.'
