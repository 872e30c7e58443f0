-- Who the person of this transaction is, where, whose rows any role lets them see, and for whom they work.
create or replace function app.my_reach()
returns table (
  user_id uuid,
  org_id uuid,
  wide boolean,
  clients text[],
  works_wide boolean,
  works_for text[]
)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select
      app.user_id(),
      app.org_id(),
      app.sees_organization(),
      app.visible_client_ids()::text[],
      app.works_in_organization(),
      app.working_client_ids()::text[];
end $$;
grant execute on function app.my_reach to app_user;
