-- Makes an earlier version of a deliverable the one that stands; what stood is a version as well. What
-- changed since the facts of that version makes it stale. A p_stands that is not the row's raises CONFLICT.
create or replace function app.restore_output_version(p_id uuid, p_version integer, p_stands integer)
returns void
language plpgsql set search_path = ''
as $$
declare
  v public.output_versions;
begin
  perform app.require_output(p_id);
  select k.* into v
  from public.output_versions k
  where k.org_id = app.org_id()
    and k.output_id = p_id
    and k.version = p_version;
  if v.output_id is null then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.edit_output(
    p_id,
    p_stands,
    v.content,
    v.earlier_claims,
    v.title,
    v.summary,
    'restored'
  );
  perform app.output_is_fresh(p_id, v.facts_at);
end $$;
grant execute on function app.restore_output_version to app_user;
