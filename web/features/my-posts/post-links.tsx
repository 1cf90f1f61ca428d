import { Link } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass, type ButtonVariant } from '../../ui/button-class.ts'
import type { OwnPost } from './queries.ts'

interface NewPostLinkProps {
  variant?: ButtonVariant
  children: ReactNode
}

export function NewPostLink({ variant = 'primary', children }: NewPostLinkProps) {
  return (
    <Link to="/new" className={buttonClass(variant, 'md', 'phone:hidden')}>
      <PenLine size={18} strokeWidth={1.75} aria-hidden />
      {children}
    </Link>
  )
}

interface EditLinkProps {
  post: OwnPost
  'aria-label'?: string
  className?: string
  children: ReactNode
}

export function EditLink({ post, children, ...link }: EditLinkProps) {
  return (
    <Link to="/new/$id" params={{ id: String(post.id) }} {...link}>
      {children}
    </Link>
  )
}
