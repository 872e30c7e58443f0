-- The theme of the organization; null and version 0 where nothing was set.
create or replace function app.read_branding() returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    (
      select jsonb_build_object('theme', t.theme, 'css', t.css, 'version', t.version)
      from public.themes t
      where t.org_id = app.org_id()
    ),
    jsonb_build_object('theme', null, 'css', '', 'version', 0)
  );
end $$;
grant execute on function app.read_branding to app_user;
