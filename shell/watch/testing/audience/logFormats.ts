type Line = [at: number, address: string, query: string, agent: string];
export const COLUMNS = 'date time c-ip cs-method cs-uri-stem sc-status cs(User-Agent) cs-uri-query';
export const formats = {
  nginx: (...[at, address, query, agent]: Line) => {
    const [, day, month, year, time] = new Date(at).toUTCString().split(' ');
    return `${address} - - [${day}/${month}/${year}:${time} +0000] "GET /beacon.txt?${query} HTTP/2.0" 200 71 "-" "${agent}"`;
  },
  cloudfront: (...[at, address, query, agent]: Line) => {
    const [day, time = ''] = new Date(at).toISOString().split('T');
    const name = encodeURIComponent(agent);
    return [day, time.slice(0, 8), address, 'GET', '/beacon.txt', 200, name, query].join('\t');
  },
  caddy: (...[at, address, query, agent]: Line) => {
    const headers = { 'User-Agent': [agent] };
    const request = { remote_ip: address, method: 'GET', uri: `/beacon.txt?${query}`, headers };
    return JSON.stringify({ level: 'info', ts: at / 1000, request, status: 200 });
  },
};
