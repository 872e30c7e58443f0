-- How much of what was learned stands, waits, was rejected and holds no longer: of the organization itself
-- (a null client) and of each client in reach that has any, by name.
create or replace function app.insight_counts()
returns table (
  client_id uuid,
  client_name text,
  client_slug text,
  approved integer,
  pending integer,
  rejected integer,
  superseded integer
)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select
      h.client_id,
      h.client_name,
      h.client_slug,
      (count(*) filter (where h.status = 'approved'))::integer,
      (count(*) filter (where h.status = 'pending'))::integer,
      (count(*) filter (where h.status = 'rejected'))::integer,
      (count(*) filter (where h.status = 'superseded'))::integer
    from app.insight_rows h
    where h.org_id = app.org_id()
    group by h.client_id, h.client_name, h.client_slug
    order by h.client_name nulls first;
end $$;
grant execute on function app.insight_counts to app_user;
