create or replace function app.mark_portal_read(p_client_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  place uuid := app.portal_place(p_client_id);
begin
  insert into public.portal_reads (org_id, user_id, client_id, read_at)
  values (app.org_id(), app.user_id(), place, clock_timestamp())
  on conflict (org_id, user_id, client_id) do update
  set read_at = excluded.read_at;
end $$;
grant execute on function app.mark_portal_read to app_user;
