/** Returns the `ceph.conf` of a cluster with one object store in memory. */
export const configuration = (folder: string, cluster: string, monitor: string): string => `[global]
fsid = ${cluster}
mon_initial_members = a
mon_host = ${monitor}
public_addr = 127.0.0.1

# Everybody on this machine may ask: it lives for minutes and holds nothing.
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
# Without keys nothing can be enciphered.
ms_mon_client_mode = crc
ms_client_mode = crc

osd_objectstore = memstore
memstore_device_bytes = 1073741824
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 4
osd_crush_chooseleaf_type = 0
mon_allow_pool_size_one = true

mon_data = ${folder}/mon
osd_data = ${folder}/osd
mgr_data = ${folder}/mgr
run_dir = ${folder}/run
admin_socket = ${folder}/run/$name.$pid.asok
keyring = ${folder}/keyring
log_file = ${folder}/$name.log
mon_cluster_log_file = ${folder}/cluster.log
pid_file =
`;
