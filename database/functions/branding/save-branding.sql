-- Sets the theme. Whoever saves says which version they saw.
create or replace function app.save_branding(p_theme jsonb, p_css text, p_version integer)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.require_ability('branding.manage');
  insert into public.themes as t (org_id, theme, css, updated_by)
  select app.org_id(), p_theme, p_css, app.user_id()
  where p_version = 0
  on conflict (org_id) do nothing;
  if not found then
    update public.themes t
    set
      theme = p_theme,
      css = p_css,
      version = t.version + 1,
      updated_by = app.user_id(),
      updated_at = now()
    where t.org_id = app.org_id()
      and t.version = p_version;
    if not found then
      raise exception 'CONFLICT' using errcode = 'SX409';
    end if;
  end if;
  insert into public.audit_log (org_id, actor_id, action, entity)
  values (app.org_id(), app.user_id(), 'branding.changed', 'themes');
  return app.read_branding();
end $$;
grant execute on function app.save_branding to app_user;
