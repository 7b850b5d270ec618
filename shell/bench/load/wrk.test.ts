import { expect, test } from 'vitest';
import { parseReport } from './wrk.ts';

const REPORT = `Running 30s test @ http://127.0.0.1:4911/
  1 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     3.10ms    2.57ms  44.77ms   95.13%
  Latency Distribution
     50%  620.00us
     75%    2.93ms
     90%    3.83ms
     99%    1.40s
  67595 requests in 6.00s, 693.82MB read
  Socket errors: connect 1, read 2, write 0, timeout 4
  Non-2xx or 3xx responses: 10
Requests/sec:  11263.55
Transfer/sec:    115.61MB
`;

test('reads the rate, errors of every kind, and the latency in milliseconds', () => {
  const { latency, ...load } = parseReport(REPORT);
  expect(load).toEqual({ requests: 67_595, requestsPerSecond: 11_263.55, errors: 17 });
  expect(latency['50%']).toBeCloseTo(0.62);
  expect(latency).toMatchObject({ '75%': 2.93, '99%': 1400 });
});

test('no line about errors means none', () => {
  expect(parseReport(REPORT.replace(/.*(Socket|Non-2xx).*\n/g, '')).errors).toBe(0);
});
