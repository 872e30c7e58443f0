-- Throws away drafts that nobody finished within a week. Called by the server, above the policies.
create or replace function app.forget_drafts() returns setof uuid
language plpgsql security definer set search_path = ''
as $$
begin
  return query
    delete from public.figure_imports i
    where i.state = 'draft'
      and i.created_at < now() - interval '7 days'
    returning i.id;
end $$;
grant execute on function app.forget_drafts to app_auth;
