-- What customers of a group said, the latest first; null asks for every group of the organization or client.
create or replace function app.list_customer_sources(p_client_id uuid, p_segment_id uuid)
returns setof app.customer_source_rows
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_client(p_client_id);
  return query
    select s.*
    from app.customer_source_rows s
    where s.org_id = app.org_id()
      and s.client_id is not distinct from p_client_id
      and (p_segment_id is null or s.segment_id = p_segment_id)
      and s.deleted_at is null
    order by s.created_at desc, s.id;
end $$;
grant execute on function app.list_customer_sources to app_user;
