import type { KeepWords } from './languages.ts';

export const en: KeepWords = {
  title: 'Keep and share',
  device: 'The record is kept in this browser, on this device. It is sent nowhere.',
  notKept: 'This browser does not keep the record. Export it before you close the page.',
  print: 'Print',
  exportJson: 'Export (JSON)',
  importJson: 'Import (JSON)',
  imported: 'The record of the file is open. Undo brings back the one before.',
  linked: 'This is the record of the link. Undo brings back your own.',
  notRead: 'That file holds no record of this page. Choose one that was exported here.',
  notReadAt:
    'The record of the file is not opened, because {where} is not as it should be. Choose a file that this page has exported, as it is. What was here is unchanged.',
  linkNotRead: 'The record of the link could not be read. Check whether the link was cut off.',
  linkNotReadAt:
    'The record of the link is not opened, because {where} is not as it should be. Ask for the link again. What was here is unchanged.',
  noLink: 'This browser cannot make a link. Use “{exportJson}” and send the file.',
  unread: 'Some of what this device had kept could not be read. It is set aside and not lost.',
  exportUnread: 'Export what could not be read',
  dropUnread: 'Delete what could not be read',
  again: 'Load again',
};
