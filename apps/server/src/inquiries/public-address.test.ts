import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

test.each(["93.184.215.14", "8.8.8.8", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])(
  "%s is of the open internet",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ["this machine", ["127.0.0.1", "127.255.255.254", "::1", "0.0.0.0", "::"]],
  ["a private network", ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fd00::1"]],
  ["a link", ["169.254.1.1", "fe80::1"]],
  ["a cloud's metadata", ["169.254.169.254", "fd00:ec2::254", "100.100.100.200", "168.63.129.16"]],
  ["a carrier", ["100.64.0.1", "100.127.255.255"]],
  ["many at once", ["224.0.0.1", "255.255.255.255", "ff02::1"]],
  ["a disguise", ["::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1"]],
  ["another disguise", ["2002:7f00:1::", "2001:0:7f00:1::", "::ffff:0:127.0.0.1"]],
  ["nobody", ["192.0.2.1", "198.51.100.1", "203.0.113.1", "240.0.0.1", "2001:db8::1"]],
  ["no address", ["", "localhost", "127.1.evil", "1.2.3.4.5", "0x7f000001x"]],
])("nothing of %s is", (_, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});
