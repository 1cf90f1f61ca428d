import { UndoRedo } from '@tiptap/extensions'

/**
 * The keys are always taken, also when there is nothing left to redo: Ctrl+Shift+Z would else be
 * understood as Ctrl+Z, and undo something.
 */
export const undoRedo = UndoRedo.extend({
  addKeyboardShortcuts() {
    const undo = (): true => this.editor.commands.undo() || true
    const redo = (): true => this.editor.commands.redo() || true
    return { 'Mod-z': undo, 'Mod-Shift-z': redo, 'Mod-y': redo }
  },
})
