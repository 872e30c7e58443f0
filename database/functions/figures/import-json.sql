-- An import as it travels: without its files in a list, with them by itself.
create or replace function app.import_json(p_import public.figure_imports, p_files boolean)
returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', p_import.id,
    'client_id', p_import.client_id,
    'number', p_import.number,
    'via', p_import.via,
    'state', p_import.state,
    'counts', p_import.counts,
    'created_at', p_import.created_at,
    'done_at', p_import.done_at,
    'undone_at', p_import.undone_at,
    'created_by_name', (
      select u.full_name
      from public.users u
      where u.org_id = p_import.org_id
        and u.id = p_import.created_by
    ),
    'undone_by_name', (
      select u.full_name
      from public.users u
      where u.org_id = p_import.org_id
        and u.id = p_import.undone_by
    ),
    'files', (
      select coalesce(
        jsonb_agg(
          case
            when p_files then to_jsonb(f) - 'org_id' - 'import_id' - 'client_id' - 'campaign_numbers'
            else jsonb_build_object('place', f.place, 'name', f.name, 'lines', f.lines)
          end
          order by f.place
        ),
        '[]'
      )
      from public.figure_files f
      where f.org_id = p_import.org_id
        and f.import_id = p_import.id
    )
  );
end $$;
grant execute on function app.import_json to app_user;
