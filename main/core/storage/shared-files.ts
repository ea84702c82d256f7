/** The name, in a data folder, of the file with its workspaces: who reads them, who follows them and who tells of them know it. */
export const WORKSPACES_FILE = "workspaces.json";
