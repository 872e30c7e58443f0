-- The brand guidelines that count for the organization (p_client_id null) or for one client; null where
-- there are none. Those of an agency are never a client's.
create or replace function app.brand_content(p_client_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select b.content
    from public.brand_guidelines b
    where b.org_id = app.org_id()
      and b.client_id is not distinct from p_client_id
    order by b.version desc
    limit 1
  );
end $$;
grant execute on function app.brand_content to app_user;
