export const letterPath = '/letter/';
export const letterLink = (publicUrl: string, secret: string): string => `${publicUrl}${letterPath}${secret}`;
