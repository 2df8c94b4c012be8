/** Addresses of the site; nothing else writes one. */
export const paths = {
  home: '/home',
  blog: '/our-blog',
  article: (articleId: string) => `/blog/${articleId}`,
  exerciseHub: '/exercise-hub',
  login: '/login',
};
