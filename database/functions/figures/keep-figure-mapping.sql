-- Remembers how a table with these headers is read.
create or replace function app.keep_figure_mapping(
  p_client_id uuid,
  p_headers_key text,
  p_answers jsonb
)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.require_may_for('figures.manage', p_client_id);
  insert into public.figure_mappings (org_id, headers_key, answers, updated_by)
  values (app.org_id(), p_headers_key, p_answers, app.user_id())
  on conflict (org_id, headers_key) do update
    set answers = excluded.answers,
      updated_by = excluded.updated_by,
      updated_at = now();
end $$;
grant execute on function app.keep_figure_mapping to app_user;
