export const localServer = {
  allowedHosts: 'auto',
  headers: [{key: 'Cross-Origin-Resource-Policy', value: 'same-origin'}],
};
